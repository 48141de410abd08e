import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { counted } from './counted.ts';
import { exportLeads } from './export-leads.ts';
import type { ListPlace } from './list-address.ts';

/** Saves the rows of the current filter, all pages of it. */
export function ExportButton({ place: { view, search } }: { place: ListPlace }) {
  const [done, setDone] = useState<number | null>(null);

  const run = async () => {
    setDone(0);
    try {
      const count = await exportLeads({ type: 'contact', view, search }, setDone);
      toast.success(`Exported ${counted(count, 'request')}`);
    } catch {
      toast.error('Failed to export. Please try again.');
    } finally {
      setDone(null);
    }
  };

  return (
    <Button
      variant="outline"
      size="sm"
      busy={done !== null}
      busyLabel={done ? `Exporting ${done.toLocaleString('en-US')}…` : 'Exporting…'}
      onClick={run}
    >
      <Download className="ico" aria-hidden="true" />
      Export CSV
    </Button>
  );
}
