<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\Finding;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\ImportedForms;
use Rueda\Form\Template\Template;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The table of the forms of Contact Form 7, with the result of the import of each. */
final class FormImportTable {
	/** Hints that are shown here too, because after an import they tell what no longer works. */
	private const WORTH_TELLING = [ 'unknown_mail_tag' ];

	public function __construct(
		private OldForms $sources,
		private Forms $forms,
		private ConfigChecks $checks
	) {}

	/**
	 * @param list<int>       $ids   Ids of forms of Contact Form 7.
	 * @param array<int, int> $known Ids of our forms, by the ids of their sources.
	 * @param list<int>       $fresh Ids of our forms that were just created.
	 * @return bool Whether the table has a form that can be imported.
	 */
	public function print( array $ids, array $known, array $fresh ): bool {
		$rows      = [];
		$has_ready = false;
		foreach ( $ids as $id ) {
			$source = $this->sources->find( $id );
			if ( null !== $source ) {
				$form      = $this->forms->post( $known[ $id ] ?? 0 );
				$is_ready  = null === $form && ! $source->is_too_large();
				$has_ready = $has_ready || $is_ready;
				$rows[]    = [ $source, $form, $is_ready ];
			}
		}
		printf(
			'<table class="wp-list-table widefat striped"><thead><tr>%s<th scope="col" class="column-primary">'
				. '%s</th><th scope="col" style="width:20%%">%s</th><th scope="col">%s</th><th scope="col"'
				. ' style="width:45%%">%s</th></tr></thead><tbody>',
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- literal markup with escaped text.
			$has_ready ? $this->box_for_all() : '<td class="check-column"></td>',
			esc_html__( 'Form', 'rueda' ),
			esc_html__( 'Language', 'rueda' ),
			esc_html__( 'Fields', 'rueda' ),
			esc_html__( 'Status', 'rueda' )
		);
		foreach ( $rows as [ $source, $form, $is_ready ] ) {
			$state = null === $form
				? $this->not_here( $source )
				: $this->status_of_imported( $form, in_array( $form->ID, $fresh, true ) );
			// On narrow screens, WordPress hides all cells of a row but the first; the class "is-expanded" keeps them
			// visible.
			// Each part is escaped where it is put together.
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
			echo '<tr class="is-expanded">', $this->box( $source, $is_ready ), $this->cells( $source, $state ), '</tr>';
		}
		echo '</tbody></table>';
		return $has_ready;
	}

	/** The box in the head of the table; WordPress's own script makes it check all others. */
	private function box_for_all(): string {
		return sprintf(
			'<td class="check-column"><input type="checkbox" id="rueda-all" checked><label for="rueda-all">'
				. '<span class="screen-reader-text">%s</span></label></td>',
			esc_html__( 'Select all', 'rueda' )
		);
	}

	private function box( OldForm $source, bool $is_ready ): string {
		return ! $is_ready ? '<th scope="row" class="check-column"></th>' : sprintf(
			'<th scope="row" class="check-column"><input type="checkbox" name="%1$s[]" value="%2$d"'
				. ' id="rueda-form-%2$d" checked><label for="rueda-form-%2$d"><span class="screen-reader-text">'
				. '%3$s</span></label></th>',
			esc_attr( FormImportScreen::FORMS ),
			$source->id(),
			/* translators: %s: title of a form. */
			esc_html( sprintf( __( 'Import %s', 'rueda' ), $source->title() ) )
		);
	}

	/** @param string $state HTML that is safe to print. */
	private function cells( OldForm $source, string $state ): string {
		$cell   = static fn ( string $title, string $html ): string => sprintf(
			'<td data-colname="%s">%s</td>',
			esc_attr( $title ),
			$html
		);
		$status = 'publish' === $source->status() ? '' : ' — ' . $this->status( $source->status() );
		return sprintf(
			'<td class="column-primary"><strong>%s</strong>%s</td>',
			esc_html( $source->title() ),
			esc_html( $status )
		)
			. $cell( __( 'Language', 'rueda' ), esc_html( $this->language( $source->locale() ) ) )
			. $cell(
				__( 'Fields', 'rueda' ),
				$source->is_too_large() ? '–' : esc_html(
					number_format_i18n( count( Template::to_blocks( $source->template() )->names ) )
				)
			)
			. $cell( __( 'Status', 'rueda' ), $state );
	}

	private function not_here( OldForm $source ): string {
		return $source->is_too_large()
			? esc_html__( 'Not imported: the form has more than 256 KB of text.', 'rueda' )
			: esc_html__( 'Not imported yet.', 'rueda' );
	}

	/** The status of a form that was imported. */
	private function status_of_imported( WP_Post $form, bool $is_fresh ): string {
		if ( 'trash' === $form->post_status ) {
			return sprintf(
				'%s <a href="%s" style="text-decoration:underline">%s</a>',
				esc_html__(
					'Imported and then moved to the Trash. Restore it there, or delete it permanently to import it again.',
					'rueda'
				),
				esc_url( admin_url( 'edit.php?post_status=trash&post_type=' . FormPostType::NAME ) ),
				esc_html__( 'Open Trash', 'rueda' )
			);
		}
		$head = sprintf(
			'%s <a href="%s" style="text-decoration:underline" aria-label="%s">%s</a>',
			esc_html__( 'Imported.', 'rueda' ),
			esc_url( (string) get_edit_post_link( $form->ID, 'raw' ) ),
			/* translators: %s: title of a form. */
			esc_attr( sprintf( __( 'Edit “%s”', 'rueda' ), $form->post_title ) ),
			esc_html__( 'Edit', 'rueda' )
		);
		$mend = array_map( [ $this, 'words' ], $this->findings( $form ) );
		$left = ImportedForms::notes( $form->ID );
		if ( [] === $mend && [] === $left ) {
			return $head;
		}
		$count = count( $mend ) + count( $left );
		return $head . sprintf(
			'<details%s><summary style="cursor:pointer;padding:.25em 0">%s</summary>%s%s</details>',
			$is_fresh ? ' open' : '',
			/* translators: %s: a number. */
			esc_html( sprintf( _n( '%s notice', '%s notices', $count, 'rueda' ), number_format_i18n( $count ) ) ),
			$this->list( __( 'Errors', 'rueda' ), $mend ),
			$this->list( __( 'Changed', 'rueda' ), $left )
		);
	}

	/** @return list<Finding> */
	private function findings( WP_Post $form ): array {
		return array_values(
			array_filter(
				$this->checks->findings( $this->forms->from_post( $form ) ),
				static fn ( Finding $finding ): bool => $finding->is_error() || in_array(
					$finding->code,
					self::WORTH_TELLING,
					true
				)
			)
		);
	}

	private function words( Finding $finding ): string {
		$part = match ( explode( '.', $finding->section )[0] ) {
			'mail'                => __( 'Mail', 'rueda' ),
			'mail_2'              => __( 'Second email', 'rueda' ),
			'messages'            => __( 'Messages to visitors', 'rueda' ),
			'additional_settings' => __( 'Form settings', 'rueda' ),
			default               => __( 'Fields', 'rueda' ),
		};
		return "{$part}: {$finding->message}";
	}

	/** @param list<string> $items */
	private function list( string $title, array $items ): string {
		$printed = implode(
			'',
			array_map( static fn ( string $item ): string => '<li>' . esc_html( $item ) . '</li>', $items )
		);
		return [] === $items ? '' : sprintf(
			'<p style="margin:.5em 0 0"><strong>%s</strong></p><ul class="ul-disc" style="margin-top:.25em">%s</ul>',
			esc_html( $title ),
			$printed
		);
	}

	/** The name of a language. Variants of a locale, as in de_DE_formal, are left out. */
	private function language( string $locale ): string {
		if ( '' === $locale ) {
			return '–';
		}
		$locale = implode( '_', array_slice( explode( '_', $locale ), 0, 2 ) );
		$name   = class_exists( 'Locale' ) ? \Locale::getDisplayName( $locale, get_user_locale() ) : '';
		return is_string( $name ) && '' !== $name ? $name : $locale;
	}

	private function status( string $status ): string {
		$object = get_post_status_object( $status );
		return is_object( $object ) && is_string( $object->label ?? null ) ? $object->label : $status;
	}
}
