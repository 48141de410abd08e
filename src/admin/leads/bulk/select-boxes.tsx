import { useContext } from 'react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { SelectAll } from '../../select-all.tsx';
import { SelectionContext } from './selection-context.ts';

const labelStyle = '-mx-2 grid size-8 cursor-pointer place-items-center';

/** The heading of the column of boxes. */
export function SelectAllHeading() {
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  return (
    <th scope="col" className="w-10 @5xl:w-11">
      <SelectAll selection={selection} name="Select all on this page" className={labelStyle} />
    </th>
  );
}

/** Shift and a click select everything from the last choice to here. */
export function SelectCell({ lead }: { lead: Lead }) {
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  return (
    <td>
      <label
        className={labelStyle}
        // Shift would also select the text in between.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      >
        <input
          type="checkbox"
          aria-label={`Select ${leadName(lead)}`}
          className="size-5 accent-primary"
          checked={selection.has(lead.id)}
          onChange={(event) => selection.toggle(lead.id, event)}
        />
      </label>
    </td>
  );
}
