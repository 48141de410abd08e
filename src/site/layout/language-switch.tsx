import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { otherAddress, otherLang, otherName } from '#words/languages.ts';

/** To this page in the other language, which is another document. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, hash } = useLocation();
  // After hydration: the build knows no fragment, which is the secret of a visit's link.
  const [place, setPlace] = useState('');
  useEffect(() => setPlace(hash), [hash]);
  return (
    <a href={otherAddress(pathname) + place} lang={otherLang} className={className}>
      {otherName}
    </a>
  );
}
