import { OpenState } from '#facts/open-state.tsx';
import { useClinic } from './use-clinic.ts';
import { useNow } from './use-minute.ts';

export function OpenLine({ className }: { className?: string }) {
  const clinic = useClinic();
  const now = useNow();
  return now && <OpenState clinic={clinic} now={now} className={className} />;
}
