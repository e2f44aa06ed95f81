import { use, useMemo } from 'react';
import { gallerySections } from '../../games/index.ts';
import type { GallerySection } from '../../kit/gallery/pieces.ts';
import { loadOnce } from '../../kit/load-once.ts';
import { useLanguage } from '../../kit/words/language.ts';

const load = loadOnce(() => Promise.all(gallerySections().map((section) => section())));

/** All sections of the gallery in the page's language. */
export const useSections = (): readonly GallerySection[] => {
  const sections = use(load('all'));
  const language = useLanguage();
  return useMemo(() => sections.map((section) => section(language)), [sections, language]);
};
