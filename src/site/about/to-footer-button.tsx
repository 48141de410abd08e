import { ArrowDown } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export function ToFooterButton() {
  return (
    <Button variant="outline" className="border-transparent" onClick={goToFooter}>
      Hours and address
      <ArrowDown className="ico" aria-hidden="true" />
    </Button>
  );
}

function goToFooter() {
  const footer = document.getElementById('footer');
  footer?.focus({ preventScroll: true });
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  footer?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
}
