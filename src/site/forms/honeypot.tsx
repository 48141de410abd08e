import { trapAttributes, trapName } from '#domain/requests/spam-signs.ts';
import { trap } from '#words/lead-form.ts';

/** A field that people neither see nor reach. Bots fill it, and that reveals them. */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        {trap}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" {...trapAttributes} />
      </label>
    </div>
  );
}
