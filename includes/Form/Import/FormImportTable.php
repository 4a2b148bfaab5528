<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\Finding;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\Template\Template;
use WP_Post;

/** The forms of the other plugin, one a row, and what became of each. */
final class FormImportTable {
	/** A hint elsewhere; after an import it tells what does not work any more. */
	private const WORTH_TELLING = [ 'unknown_mail_tag' ];

	public function __construct( private OldForms $sources, private ImportedForms $imported, private Forms $forms, private ConfigChecks $checks ) {}

	/**
	 * @param list<int>       $ids   Of sources.
	 * @param array<int, int> $known Forms of ours by their sources.
	 * @param list<int>       $fresh Of these, those that have just been made.
	 * @return bool Whether there is one to import.
	 */
	public function print( array $ids, array $known, array $fresh ): bool {
		$has_ready = false;
		$rows      = '';
		foreach ( $ids as $id ) {
			$source = $this->sources->find( $id );
			if ( null === $source ) {
				continue;
			}
			$form      = $this->forms->post( $known[ $id ] ?? 0 );
			$is_ready  = null === $form && ! $source->is_too_large();
			$has_ready = $has_ready || $is_ready;
			// On a narrow screen WordPress folds all but a row's first cell away; this says that they stay.
			$rows .= '<tr class="is-expanded">' . $this->cells( $source, $is_ready, null === $form ? $this->not_here( $source ) : $this->here( $form, in_array( $form->ID, $fresh, true ) ) ) . '</tr>';
		}
		printf(
			'<table class="wp-list-table widefat striped"><thead><tr>%s<th scope="col" class="column-primary">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col" style="width:50%%">%s</th></tr></thead><tbody>%s</tbody></table>',
			$has_ready ? $this->box_for_all() : '<td class="check-column"></td>', // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- of ours.
			esc_html__( 'Form', 'rueda' ),
			esc_html__( 'Language', 'rueda' ),
			esc_html__( 'Fields', 'rueda' ),
			esc_html__( 'What becomes of it', 'rueda' ),
			$rows // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- put together below, each part escaped.
		);
		return $has_ready;
	}

	/** WordPress's own script lets it tick the others. */
	private function box_for_all(): string {
		return sprintf( '<td class="check-column"><input type="checkbox" id="rueda-all" checked><label for="rueda-all"><span class="screen-reader-text">%s</span></label></td>', esc_html__( 'Choose all', 'rueda' ) );
	}

	/** @param string $state Clean HTML. */
	private function cells( OldForm $source, bool $is_ready, string $state ): string {
		$box = ! $is_ready ? '' : sprintf(
			'<input type="checkbox" name="%1$s[]" value="%2$d" id="rueda-form-%2$d" checked><label for="rueda-form-%2$d"><span class="screen-reader-text">%3$s</span></label>',
			esc_attr( FormImportScreen::FORMS ),
			$source->id(),
			/* translators: %s: title of a form. */
			esc_html( sprintf( __( 'Import %s', 'rueda' ), $source->title() ) )
		);
		$cell = static fn ( string $title, string $html ): string => sprintf( '<td data-colname="%s">%s</td>', esc_attr( $title ), $html );
		return sprintf( '<th scope="row" class="check-column">%s</th><td class="column-primary"><strong>%s</strong>%s</td>', $box, esc_html( $source->title() ), 'publish' === $source->status() ? '' : ' — ' . esc_html( $this->status( $source->status() ) ) )
			. $cell( __( 'Language', 'rueda' ), esc_html( $this->language( $source->locale() ) ) )
			. $cell( __( 'Fields', 'rueda' ), $source->is_too_large() ? '–' : esc_html( number_format_i18n( count( Template::to_blocks( $source->template() )->names() ) ) ) )
			. $cell( __( 'What becomes of it', 'rueda' ), $state );
	}

	private function not_here( OldForm $source ): string {
		return $source->is_too_large()
			? esc_html__( 'It is left out: with more than 256 KB of text it is no form that anybody could read.', 'rueda' )
			: esc_html__( 'Not imported yet.', 'rueda' );
	}

	/** Of one that has been imported. */
	private function here( WP_Post $form, bool $is_fresh ): string {
		if ( 'trash' === $form->post_status ) {
			return $this->link( __( 'Imported, and in the trash of forms. Restore it there, or delete it for good to import it again.', 'rueda' ), admin_url( 'edit.php?post_status=trash&post_type=' . FormPostType::NAME ), __( 'Open the trash', 'rueda' ) );
		}
		$edit = (string) get_edit_post_link( $form->ID, 'raw' );
		/* translators: %s: title of a form. */
		$head = $this->link( __( 'Imported.', 'rueda' ), $edit, sprintf( __( 'Edit “%s”', 'rueda' ), $form->post_title ) );
		$mend = array_map( [ $this, 'words' ], $this->findings( $form ) );
		$left = $this->imported->notes( $form->ID );
		if ( [] === $mend && [] === $left ) {
			return $head;
		}
		$count = count( $mend ) + count( $left );
		return $head . sprintf(
			'<details%s><summary style="cursor:pointer;padding:.25em 0">%s</summary>%s%s</details>',
			$is_fresh ? ' open' : '',
			/* translators: %s: a number. */
			esc_html( sprintf( _n( '%s thing to look at', '%s things to look at', $count, 'rueda' ), number_format_i18n( $count ) ) ),
			$this->list( __( 'To mend in the form', 'rueda' ), $mend ),
			$this->list( __( 'Not as it was', 'rueda' ), $left )
		);
	}

	/** @return list<Finding> */
	private function findings( WP_Post $form ): array {
		return array_values(
			array_filter(
				$this->checks->of( $this->forms->read( $form ) ),
				static fn ( Finding $finding ): bool => $finding->is_error() || in_array( $finding->code(), self::WORTH_TELLING, true )
			)
		);
	}

	private function words( Finding $finding ): string {
		$part = match ( explode( '.', $finding->section() )[0] ) {
			'mail'                => __( 'Mail', 'rueda' ),
			'mail_2'              => __( 'Second mail', 'rueda' ),
			'messages'            => __( 'What the form says', 'rueda' ),
			'additional_settings' => __( 'Settings of the form', 'rueda' ),
			default               => __( 'Fields', 'rueda' ),
		};
		return "{$part}: {$finding->message()}";
	}

	/** @param list<string> $items */
	private function list( string $title, array $items ): string {
		$printed = implode( '', array_map( static fn ( string $item ): string => '<li>' . esc_html( $item ) . '</li>', $items ) );
		return [] === $items ? '' : sprintf( '<p style="margin:.5em 0 0"><strong>%s</strong></p><ul class="ul-disc" style="margin-top:.25em">%s</ul>', esc_html( $title ), $printed );
	}

	/** @param string $address Not escaped. */
	private function link( string $words, string $address, string $label ): string {
		return sprintf( '%s <a href="%s">%s</a>', esc_html( $words ), esc_url( $address ), esc_html( $label ) );
	}

	private function language( string $locale ): string {
		if ( '' === $locale ) {
			return '–';
		}
		$name = class_exists( 'Locale' ) ? \Locale::getDisplayName( $locale, get_user_locale() ) : '';
		return is_string( $name ) && '' !== $name ? $name : $locale;
	}

	private function status( string $status ): string {
		$object = get_post_status_object( $status );
		return is_object( $object ) && is_string( $object->label ?? null ) ? $object->label : $status;
	}
}
