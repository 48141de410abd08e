import * as words from '#words/patient-info.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function Insurers() {
  const { insurers } = useClinic();
  if (insurers.length === 0) return null;
  return (
    <>
      <h3 className="mt-10 text-h4">{words.insurers}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 text-text-2 sm:grid-cols-2">
        {insurers.map((insurer) => (
          <li key={insurer} className="wrap-anywhere">
            {insurer}
          </li>
        ))}
      </ul>
      <p className="hint mt-3 max-w-[60ch] text-text-2">{words.otherInsurers}</p>
    </>
  );
}
