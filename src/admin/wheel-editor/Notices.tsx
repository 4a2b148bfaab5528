import { __ } from '@wordpress/i18n';
import { CheckList } from '../../editor/screen/CheckList';
import type { Notice } from './lint';
import { noticeText } from './texts';
import { useGo } from './useGo';

interface NoticesProps {
	readonly notices: readonly Notice[];
}

export function Notices( { notices }: NoticesProps ) {
	const go = useGo();
	if ( notices.length === 0 ) {
		return <p>{ __( 'No problems found in this wheel.', 'rueda' ) }</p>;
	}
	return (
		<CheckList
			entries={ notices.map( ( notice ) => ( {
				isError: notice.level === 'error',
				text: noticeText( notice ),
				onPress: () => go( notice.place ),
			} ) ) }
		/>
	);
}
