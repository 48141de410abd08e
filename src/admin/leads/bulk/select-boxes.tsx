import { useContext, useEffect, useRef } from 'react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { SelectionContext } from './selection-context.ts';

/** The focus goes here when the bar of acts disappears. */
export const selectAllId = 'select-all';

const boxStyle = 'size-4.5 accent-primary';
const labelStyle = '-mx-2 grid size-8 cursor-pointer place-items-center';

/** The heading of the column of boxes. */
export function SelectAllHeading() {
  const selection = useContext(SelectionContext);
  const box = useRef<HTMLInputElement>(null);
  const isPart = selection !== null && selection.selected.length > 0 && !selection.isWhole;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  if (!selection) return null;
  return (
    <th scope="col" className="w-10 @5xl:w-11">
      <label className={labelStyle}>
        <input
          ref={box}
          id={selectAllId}
          type="checkbox"
          aria-label="Select all on this page"
          className={boxStyle}
          checked={selection.isWhole}
          onChange={selection.toggleAll}
        />
      </label>
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
          className={boxStyle}
          checked={selection.has(lead.id)}
          onChange={(event) => selection.toggle(lead.id, event)}
        />
      </label>
    </td>
  );
}
