import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { stillOffline } from '#words/controls.ts';
import { Button } from '../button.tsx';
import { reloadDocument } from './reload-document.ts';

/** Loads the document again, and says so if there is no connection. */
export function ReloadButton({ label }: { label: string }) {
  const [state, setState] = useState<'idle' | 'loading' | 'offline'>('idle');
  const load = async () => {
    setState('loading');
    if (!(await reloadDocument())) setState('offline');
  };
  return (
    <>
      <Button size="md" busy={state === 'loading'} onClick={load}>
        <RotateCw className="ico" />
        {label}
      </Button>
      <p role="status" className="order-last basis-full empty:hidden">
        {state === 'offline' && stillOffline}
      </p>
    </>
  );
}
