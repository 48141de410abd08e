import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';

type MissingDrawerProps = {
  title: string;
  /** The title and the text of the empty state. */
  what: string;
  why: string;
  /** 'Back to the list' */
  back: string;
  onClose: () => void;
};

/** The drawer of an address whose record is not there. */
export function MissingDrawer({ title, what, why, back, onClose }: MissingDrawerProps) {
  const button = (
    <Button variant="outline" onClick={onClose}>
      {back}
    </Button>
  );
  return (
    <Drawer title={title} onClose={onClose}>
      <EmptyState title={what} text={why} action={button} />
    </Drawer>
  );
}
