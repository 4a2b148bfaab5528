import { __ } from '@wordpress/i18n';
import { CheckList } from '../screen/CheckList';
import type { Finding } from './rules/findings';

interface FindingListProps {
	readonly findings: readonly Finding[] | null;
	readonly onGo: ( finding: Finding ) => void;
}

export function FindingList( { findings, onGo }: FindingListProps ) {
	if ( findings === null ) {
		return <p>{ __( 'Checking the form…', 'rueda' ) }</p>;
	}
	if ( findings.length === 0 ) {
		return <p>{ __( 'No problems found in this form.', 'rueda' ) }</p>;
	}
	return (
		<CheckList
			entries={ findings.map( ( finding ) => ( {
				isError: finding.isError,
				text: finding.message,
				onPress: () => onGo( finding ),
			} ) ) }
		/>
	);
}
