import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Finding } from './rules/findings';

interface FindingListProps {
	readonly findings: readonly Finding[] | null;
	readonly onGo: ( finding: Finding ) => void;
}

/** Each finding is a button that opens its place. */
export function FindingList( { findings, onGo }: FindingListProps ) {
	if ( findings === null ) {
		return <p>{ __( 'Checking the form…', 'rueda' ) }</p>;
	}
	if ( findings.length === 0 ) {
		return <p>{ __( 'No problems found in this form.', 'rueda' ) }</p>;
	}
	const groups = [
		{
			kind: 'errors',
			title: __( 'Errors', 'rueda' ),
			found: findings.filter( ( { isError } ) => isError ),
		},
		{
			kind: 'hints',
			title: __( 'Recommendations', 'rueda' ),
			found: findings.filter( ( { isError } ) => ! isError ),
		},
	];
	return (
		<>
			{ groups
				.filter( ( { found } ) => found.length > 0 )
				.map( ( { kind, title, found } ) => (
					<div
						key={ kind }
						className={ `rueda-notices is-${ kind }` }
					>
						<h3 className="rueda-notices__title">{ title }</h3>
						<ul className="rueda-notices__list">
							{ found.map( ( finding, index ) => (
								<li key={ index }>
									<Button
										variant="link"
										onClick={ () => onGo( finding ) }
									>
										{ finding.message }
									</Button>
								</li>
							) ) }
						</ul>
					</div>
				) ) }
		</>
	);
}
