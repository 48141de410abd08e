import type { Language } from '#domain/text/language.ts';
import { parsedUrl } from '#domain/text/parsed-url.ts';
import { home } from '#words/es/paths.ts';

/** Of the page that a request was sent from, where no form says it. */
export function languageOfPage(request: Request): Language {
  const page = parsedUrl(request.headers.get('referer') ?? '')?.pathname ?? '';
  return page === home || page.startsWith(`${home}/`) ? 'es' : 'en';
}
