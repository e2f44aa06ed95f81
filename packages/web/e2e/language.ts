import type { Language } from '../kit/words/language.ts';
import type { VisitOptions } from './browser.ts';

/** The language in which windows are checked: English, unless `SITE_LANGUAGE=de` asks for German, whose words are longer. */
export const LANGUAGE: Language = process.env['SITE_LANGUAGE'] === 'de' ? 'de' : 'en';

/** A visitor who reads it. */
export const READER: VisitOptions = LANGUAGE === 'en' ? {} : { locale: 'de-DE' };
