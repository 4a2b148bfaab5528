import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Outcome } from './api';

interface LoadedProps< Value > {
	readonly outcome: Outcome< Value > | null;
	readonly onRetry: () => void;
	readonly children: ( value: Value ) => ReactNode;
}

/** Shows a loading message, then the loaded value or an error. */
export function Loaded< Value >( {
	outcome,
	onRetry,
	children,
}: LoadedProps< Value > ) {
	if ( outcome === null ) {
		return (
			<p role="status" className="rueda-kits__loading">
				<Spinner />
				{ __( 'Loading…', 'rueda' ) }
			</p>
		);
	}
	return outcome.ok ? (
		<>{ children( outcome.value ) }</>
	) : (
		<Problem why={ outcome.why } onRetry={ onRetry } />
	);
}

/** Notice announces its text to screen readers. */
export function Problem( {
	why,
	onRetry,
}: {
	readonly why: string;
	readonly onRetry?: () => void;
} ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			actions={
				onRetry
					? [
							{
								label: __( 'Try again', 'rueda' ),
								onClick: onRetry,
							},
						]
					: []
			}
		>
			{ why }
		</Notice>
	);
}
