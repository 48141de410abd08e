import { Button } from '#ui/button.tsx';
import { openCookieSettings } from '../consent/cookie-settings.ts';

export function ChangeCookieChoice() {
  return (
    <p className="print:hidden">
      <Button variant="outline" onClick={openCookieSettings}>
        Change cookie choice
      </Button>
    </p>
  );
}
