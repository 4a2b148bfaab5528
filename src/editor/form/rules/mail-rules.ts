/** The rules of an email, as a form stores them. */
import {
	type Conditions,
	readConditions,
} from '../../../frontend/conditions/conditions';
import { fieldsOf, textOf } from '../../../frontend/values/values';

/** Addresses that get the email under conditions of their own. */
export interface Route {
	readonly recipient: string;
	readonly send_if: Conditions;
}

export interface MailRules {
	readonly send_if: Conditions;
	readonly routing: readonly Route[];
}

export function readMailRules( mail: unknown ): MailRules {
	const { send_if: conditions, routing } = fieldsOf( mail );
	return {
		send_if: readConditions( conditions ?? {} ),
		routing: ( Array.isArray( routing ) ? routing : [] )
			.map( fieldsOf )
			.map( ( row ) => ( {
				recipient: textOf( row[ 'recipient' ] ),
				send_if: readConditions( row[ 'send_if' ] ?? {} ),
			} ) ),
	};
}
