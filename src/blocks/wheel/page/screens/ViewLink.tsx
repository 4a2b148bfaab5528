import { __ } from '@wordpress/i18n';

interface ViewLinkProps {
	readonly link: string;
	readonly className: string;
}

export const ViewLink = ( { link, className }: ViewLinkProps ) => (
	<a className={ className } href={ link } target="_blank" rel="noopener">
		{ __( 'View My Wheel', 'rueda' ) }
		<span className="rueda-hidden">
			{ ' ' }
			{ __( '(opens in a new tab)', 'rueda' ) }
		</span>
	</a>
);
