import type { StaffMember } from '#domain/clinic/staff-member.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { VisitDetails } from './visit-details.tsx';

type VisitDrawerProps = {
  /** null when there is no such visit. */
  visit: Visit | null;
  staff: readonly StaffMember[];
  onClose: () => void;
};

export function VisitDrawer({ visit, staff, onClose }: VisitDrawerProps) {
  if (!visit) {
    return (
      <Drawer title="Visit not found" onClose={onClose}>
        <EmptyState
          title="There is no such visit"
          text="The link may be incomplete, or someone deleted the visit."
          action={
            <Button variant="outline" onClick={onClose}>
              Back to the schedule
            </Button>
          }
        />
      </Drawer>
    );
  }
  return <VisitDetails visit={visit} staff={staff} onClose={onClose} />;
}
