import type { Device } from '#domain/device.ts';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { SaveButton } from '../../shared/save/save-button.tsx';

type DeviceListProps = {
  devices: readonly Device[];
  /** Id of the device that shows the list; null while it gets no notices. */
  here: string | null;
};

/** The devices of this person that get notices, each with a way to remove it. */
export function DeviceList({ devices, here }: DeviceListProps) {
  return (
    <ul aria-label="Devices" className="mt-3 grid gap-2">
      {devices.map((device) => (
        <Row key={device.id} device={device} isHere={device.id === here} />
      ))}
    </ul>
  );
}

function Row({ device, isHere }: { device: Device; isHere: boolean }) {
  const { id, label, lastUsedAt } = device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {label}
          {isHere && <span className="font-medium text-text-3"> (this device)</span>}
        </p>
        <p className="text-caption text-text-3">
          Last used <LeadDate moment={lastUsedAt} className="num" />
        </p>
      </div>
      {!isHere && (
        <SaveButton fields={{ intent: 'remove', id }} variant="line" busyLabel="Removing…">
          Remove <span className="sr-only">{label}</span>
        </SaveButton>
      )}
    </li>
  );
}
