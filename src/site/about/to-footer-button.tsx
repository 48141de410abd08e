import { ArrowDown } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export function ToFooterButton() {
  return (
    <Button variant="outline" className="border-transparent" data-focus="footer">
      Hours and address
      <ArrowDown className="ico" aria-hidden="true" />
    </Button>
  );
}
