import { useContext } from 'react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { SelectAll } from '../../../shared/parts/select-all.tsx';
import { SelectionContext } from './selection-context.ts';

const labelStyle = '-mx-2 grid size-8 cursor-pointer place-items-center';

export function SelectAllHeading() {
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  return (
    <th scope="col" className="w-10 @5xl:w-11">
      <SelectAll selection={selection} name="Select all on this page" className={labelStyle} />
    </th>
  );
}

export function SelectCell({ lead }: { lead: Lead }) {
  if (!useContext(SelectionContext)) return null;
  return (
    <td>
      <SelectBox lead={lead} className={labelStyle} />
    </td>
  );
}

/** Shift and a click select everything from the last choice to here. */
export function SelectBox({ lead, className }: { lead: Lead; className: string }) {
  const selection = useContext(SelectionContext);
  return (
    <label
      className={className}
      // Shift would also select the text in between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        aria-label={`Select ${leadName(lead)}`}
        className="size-5 accent-primary"
        checked={selection?.has(lead.id) ?? false}
        onChange={(event) => selection?.toggle(lead.id, event)}
      />
    </label>
  );
}
