import { ArrowDown } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toFooter } from '#words/about.ts';

export function ToFooterButton() {
  return (
    <Button variant="outline" className="border-transparent" data-focus="footer">
      {toFooter}
      <ArrowDown className="ico" aria-hidden="true" />
    </Button>
  );
}
