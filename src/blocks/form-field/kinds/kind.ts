import type { ComponentType } from 'react';
import type { Other } from '../editor/useForm';
import type { Attributes, Change } from '../rules/attributes';

export interface PanelProps {
	readonly clientId: string;
	readonly attributes: Attributes;
	readonly onChange: Change;
}

export interface PictureProps {
	readonly attributes: Attributes;
	/** All fields of the form. */
	readonly fields: readonly Other[];
	readonly onChange: Change;
}

/** What the editor shows of a kind of field. */
export interface Kind {
	readonly title: string;
	readonly description: string;
	/** The path of its icon, 24 by 24. */
	readonly icon: string;
	/** The attributes of a new field of this kind. */
	readonly start?: Partial< Attributes >;
	/** The attributes of a field that is changed into this kind. */
	readonly changed?: Partial< Attributes >;
	/** What visitors read of the limits before they answer, below the help. */
	readonly limitsInWords?: ( attributes: Attributes ) => string;
	/** Shows the control as on the page; without it, there is an input of the type with the name of the kind. */
	readonly Picture?: ComponentType< PictureProps >;
	/** Whether authors write into the control, so that it needs focus and presses. */
	readonly isWritten?: true;
	/** The settings that no other kind has. */
	readonly Panel?: ComponentType< PanelProps >;
	/** How the sidebar calls the lower and the upper limit, if they are no numbers. */
	readonly limits?: {
		readonly min: string;
		readonly max: string;
		readonly help: string;
	};
}

/** The frame of a line in icons. */
export const LINE_ICON = 'M3 8.5h18v7H3z';

/** Authors cannot type into a control, so it gets no focus either. */
export const still = { tabIndex: -1, readOnly: true } as const;
