import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Modal } from './modal.tsx';

type DrawerProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  actions?: ReactNode;
};

/** A record's details beside its list; a full-screen sheet on phones. Open while rendered. */
export function Drawer({ title, onClose, children, actions }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal onClose={onClose} aria-labelledby={titleId} className="drawer">
      <div className="flex h-full flex-col">
        <header className="drawer-head">
          <h2 id={titleId} className="min-w-0 text-[1.25rem] leading-tight wrap-anywhere">
            {title}
          </h2>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </header>
        <div className="drawer-body">{children}</div>
        {actions && <footer className="drawer-foot">{actions}</footer>}
      </div>
    </Modal>
  );
}
