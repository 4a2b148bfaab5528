import { fieldsOf, textOf } from '../../../frontend/values/values';

/**
 * Something about the form that its author should know, and where it can be mended. The server finds it
 * (ConfigChecks).
 */
export interface Finding {
	readonly section: string;
	readonly message: string;
	readonly isError: boolean;
	/** The name of the field that it is about; empty for none. */
	readonly field: string;
}

export type PanelName = 'mail' | 'mail_2' | 'messages' | 'settings';

/** Where a finding is mended: in one of the panels, or among the blocks. */
export function panelOf( { section }: Finding ): PanelName | null {
	const [ part ] = section.split( '.' );
	switch ( part ) {
		case 'mail':
		case 'mail_2':
		case 'messages':
			return part;
		case 'additional_settings':
			return 'settings';
		default:
			return null;
	}
}

export function findingsIn( data: unknown ): readonly Finding[] {
	const { findings } = fieldsOf( data );
	return Array.isArray( findings )
		? findings.map( fieldsOf ).map( ( found ) => ( {
				section: textOf( found[ 'section' ] ),
				message: textOf( found[ 'message' ] ),
				isError: found[ 'level' ] === 'error',
				field: textOf( found[ 'field' ] ),
			} ) )
		: [];
}
