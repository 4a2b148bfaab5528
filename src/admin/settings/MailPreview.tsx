import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Sample } from './useSample';

/** The email with an example of a report. Its frame runs no scripts and cannot reach this page. */
export function MailPreview( { sample }: { readonly sample: Sample } ) {
	const { mail, why, again } = sample;
	return (
		<section className="rueda-settings__preview">
			<h2>{ __( 'Preview', 'rueda' ) }</h2>
			{ why !== null && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{ label: __( 'Try again', 'rueda' ), onClick: again },
					] }
				>
					{ __(
						'The preview could not be created. Your text is not lost.',
						'rueda'
					) }{ ' ' }
					{ why }
				</Notice>
			) }
			{ /* The frame is there from the start: what stands below must not move when the mail arrives. */ }
			<p>
				<strong>{ __( 'Subject:', 'rueda' ) }</strong> { mail?.subject }
			</p>
			<iframe
				title={ __( 'Email preview', 'rueda' ) }
				sandbox=""
				srcDoc={ mail?.html ?? '' }
			/>
			<details className="rueda-settings__details">
				<summary>{ __( 'Plain text version', 'rueda' ) }</summary>
				<pre>{ mail?.text }</pre>
			</details>
		</section>
	);
}
