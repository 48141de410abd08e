import { useLocation } from 'react-router-dom';
import { otherAddress, otherLang, otherName } from '#words/languages.ts';

/** To this page in the other language, which is another document. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname } = useLocation();
  // A real clinic's Spanish has no signature yet: vite.config.ts.
  if (import.meta.env.ENGLISH_ONLY && otherLang === 'es') return null;
  return (
    <a
      href={otherAddress(pathname)}
      lang={otherLang}
      className={className}
      // Not before: the fragment is the secret of a visit's link.
      onClick={({ currentTarget }) => {
        currentTarget.hash = location.hash;
      }}
    >
      {otherName}
    </a>
  );
}
