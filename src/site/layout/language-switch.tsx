import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { otherAddress, otherLang, otherName } from '#words/languages.ts';
import { runLanguageLinks } from '../frame/run-language-links.ts';

/** To this page in the other language, which is another document. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname } = useLocation();
  useEffect(runLanguageLinks, []);
  // A real clinic's Spanish has no signature yet: vite.config.ts.
  if (import.meta.env.ENGLISH_ONLY && otherLang === 'es') return null;
  return (
    <a href={otherAddress(pathname)} lang={otherLang} className={className}>
      {otherName}
    </a>
  );
}
