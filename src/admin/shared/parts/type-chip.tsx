import './type-chip.css';
import type { CSSProperties, ReactNode } from 'react';
import type { TypeColour } from '#domain/clinic/visit-types.ts';

/** Text and ground: in the light theme, then in the dark one. */
export const typeLooks: Record<TypeColour, [string, string, string, string]> = {
  teal: ['#0b4f5c', '#d3ecee', '#8fdbe6', '#134651'],
  blue: ['#1d4488', '#dfe9fb', '#b3cdfa', '#1c3a66'],
  violet: ['#56309a', '#ebe4fa', '#d3c2fb', '#3b2d66'],
  rose: ['#932049', '#fbe3ea', '#fbb9cd', '#57243a'],
  amber: ['#6d4705', '#fbeccb', '#fbd67e', '#4a3a12'],
  green: ['#1f5a38', '#ddf0e0', '#9fdfb7', '#1b4630'],
  orange: ['#8a3410', '#fde5d8', '#fdc3a3', '#55301c'],
  slate: ['#3b4d56', '#e4e9ec', '#c7d5db', '#2d4450'],
};

type TypeChipProps = {
  colour: TypeColour;
  /** The name of the type: the colour alone says nothing. */
  children: ReactNode;
};

export function TypeChip({ colour, children }: TypeChipProps) {
  const [light, lightGround, dark, darkGround] = typeLooks[colour];
  const look = {
    ...{ '--light': light, '--light-ground': lightGround },
    ...{ '--dark': dark, '--dark-ground': darkGround },
  } as CSSProperties;
  return (
    <span className="type-chip" style={look}>
      {children}
    </span>
  );
}
