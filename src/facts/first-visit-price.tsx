import type { Clinic } from '#domain/clinic/clinic.ts';
import { dollars } from '#domain/text/money.ts';
import * as words from '#words/facts.ts';

type FirstVisitPriceProps = { clinic: Pick<Clinic, 'firstVisitPrice'>; className?: string };

/** Nothing while the price is not known. */
export function FirstVisitPrice({ clinic: { firstVisitPrice }, className }: FirstVisitPriceProps) {
  if (!firstVisitPrice) return null;
  return (
    <p className={className}>
      {words.firstVisitPrice} <strong className="num">{dollars(Number(firstVisitPrice))}</strong>.
    </p>
  );
}
