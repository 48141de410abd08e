import type { Clinic } from '#domain/clinic/clinic.ts';
import { dollars } from '#domain/text/money.ts';

type FirstVisitPriceProps = { clinic: Pick<Clinic, 'firstVisitPrice'>; className?: string };

/** Nothing while the price is not known. */
export function FirstVisitPrice({ clinic: { firstVisitPrice }, className }: FirstVisitPriceProps) {
  if (!firstVisitPrice) return null;
  return (
    <p className={className}>
      Without insurance, a first visit is{' '}
      <strong className="num">{dollars(Number(firstVisitPrice))}</strong>.
    </p>
  );
}
