import { Button } from '#ui/button.tsx';

export function ChangeCookieChoice() {
  return (
    <p className="print:hidden">
      <Button variant="outline" data-cookies="settings">
        Change cookie choice
      </Button>
    </p>
  );
}
