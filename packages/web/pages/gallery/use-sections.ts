import { use, useMemo } from 'react';
import { loadOnce } from '../../load-once.ts';
import { gallerySections } from '../../tables/index.ts';
import { useLanguage } from '../../words/language.ts';
import type { GallerySection } from './pieces.ts';

const load = loadOnce(() => Promise.all(gallerySections().map((section) => section())));

/** All sections of the gallery in the language of the page. */
export const useSections = (): readonly GallerySection[] => {
  const sections = use(load('all'));
  const language = useLanguage();
  return useMemo(() => sections.map((section) => section(language)), [sections, language]);
};
