import { Check } from 'lucide-react';

/** Stands above a heading that says: all went well. */
export function GoodMark() {
  return (
    <span className="mb-6 grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
      <Check className="ico" aria-hidden="true" />
    </span>
  );
}
