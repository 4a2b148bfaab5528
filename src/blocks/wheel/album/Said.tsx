import type { ReactNode } from 'react';

export interface Saying {
	readonly text: string;
	readonly isProblem: boolean;
}

export const silence: Saying = { text: '', isProblem: false };

interface SaidProps extends Saying {
	/** What follows a text that is no problem. */
	readonly children?: ReactNode;
}

/** Says what was done, or in an alert why it was not. Both elements are there before, so that they are announced. */
export const Said = ( { text, isProblem, children }: SaidProps ) => (
	<>
		<p className="wp-block-rueda-wheel__said" role="status">
			{ isProblem ? '' : text } { children }
		</p>
		<p className="wp-block-rueda-wheel__said is-problem" role="alert">
			{ isProblem ? text : '' }
		</p>
	</>
);
