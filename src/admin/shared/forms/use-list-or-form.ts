import { useEffect, useRef, useState } from 'react';

/**
 * A list, or the form of one of its records. editing: the record in the form, or the id of a new one; null while the
 * list is shown. heading: takes the focus back, because the button that opened the form is gone while it is open.
 */
export function useListOrForm<Listed extends object>() {
  const [editing, setEditing] = useState<Listed | string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!editing && wasEditing.current) heading.current?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);
  return { editing, setEditing, heading };
}
