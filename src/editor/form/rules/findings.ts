import { fieldsOf, textOf } from '../../../frontend/values/values';

/** Something that the author of a form should know, with its place. The server finds it (ConfigChecks). */
export interface Finding {
	readonly section: string;
	readonly message: string;
	readonly isError: boolean;
	/** The name of the field; empty for none. */
	readonly field: string;
}

export type PanelName = 'mail' | 'mail_2' | 'messages' | 'after' | 'settings';

/** The panel in which a finding can be corrected; null if it is among the blocks. */
export function panelOf( { section }: Finding ): PanelName | null {
	const [ part ] = section.split( '.' );
	switch ( part ) {
		case 'mail':
		case 'mail_2':
		case 'messages':
			return part;
		case 'after_sending':
			return 'after';
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
