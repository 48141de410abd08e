import './type-chip.css';
import type { ReactNode } from 'react';
import type { TypeColour } from '#domain/clinic/visit-types.ts';

type TypeChipProps = {
  colour: TypeColour;
  /** The name of the type: the colour alone says nothing. */
  children: ReactNode;
};

export function TypeChip({ colour, children }: TypeChipProps) {
  return (
    <span className="type-chip" data-colour={colour}>
      {children}
    </span>
  );
}
