import { useContext } from 'react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { SelectAll, SelectOne } from '../../../shared/parts/select-boxes.tsx';
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
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  return (
    <td>
      <SelectOne
        selection={selection}
        id={lead.id}
        name={`Select ${leadName(lead)}`}
        className={labelStyle}
      />
    </td>
  );
}
