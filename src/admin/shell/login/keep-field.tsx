import { useState } from 'react';
import { CheckField } from '../../shared/forms/check-field.tsx';

/** Where the clinic allows it: the sign-in outlives the browser's session. */
export function KeepField() {
  const [isKept, setIsKept] = useState(false);
  if (import.meta.env.VITE_KEEP_SIGNED_IN !== 'true') return null;
  return (
    <CheckField name="keep" checked={isKept} onChange={setIsKept}>
      Keep me signed in on this device
    </CheckField>
  );
}
