<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Compat\ContactForm7;
use Rueda\Compat\OldNames\AddOns;
use Rueda\Form\ImportedForms;
use Rueda\Support\Admin\ImporterPage;
use Rueda\Wheel\EmptyState;

defined( 'ABSPATH' ) || exit;

/**
 * The page of the importer: which forms there are, which to import, and the results. It works without JavaScript.
 *
 * @phpstan-import-type AddOn from AddOns
 */
final class FormImportPage extends ImporterPage {
	private const FORM = 'rueda-form-import';

	/** The most rows of the table. Forms that are not imported yet come first. */
	private const MOST = 200;

	public function __construct(
		private OldForms $sources,
		private FormImportTable $table
	) {}

	public function print(): void {
		$run   = ImportRun::last();
		$state = $this->state();
		$this->print_head( __( 'Contact Form 7 forms', 'rueda' ) );
		$this->tell( $state, $run );
		if ( FormImportScreen::MORE === $state && [] !== $run->todo ) {
			$this->print_next(
				FormImportScreen::class,
				self::FORM,
				[ count( $run->done ), count( $run->todo ) ],
				/* translators: 1: number of forms that have been imported, 2: number of forms that are still to come. */
				__( 'Imported so far: %1$s. Remaining: %2$s.', 'rueda' ),
				[ FormImportScreen::GO_ON => 1 ]
			);
		} else {
			$this->print_offer( FormImportScreen::DONE === $state ? $run->done : [] );
		}
		echo '</div>';
	}

	/** Prints notices about the result of the last request. */
	private function tell( string $state, ImportRun $run ): void {
		$done = count( $run->done );
		switch ( $state ) {
			case FormImportScreen::NONE:
				$this->notice( 'warning', __( 'No form was selected, so nothing was imported.', 'rueda' ) );
				break;
			case FormImportScreen::BUSY:
				$this->tell_that_another_runs();
				break;
			case FormImportScreen::DONE:
				$this->notice(
					'success',
					0 === $done
						? __( 'Import finished. All forms had already been imported.', 'rueda' )
						: sprintf(
							/* translators: %s: a number of forms. */
							_n(
								'Import finished: %s form imported.',
								'Import finished: %s forms imported.',
								$done,
								'rueda'
							),
							number_format_i18n( $done )
						)
				);
				if ( $run->failed > 0 ) {
					$this->notice(
						'error',
						sprintf(
							/* translators: %s: a number of forms. */
							_n(
								'%s form could not be saved. Import again to retry.',
								'%s forms could not be saved. Import again to retry.',
								$run->failed,
								'rueda'
							),
							number_format_i18n( $run->failed )
						)
					);
				}
		}
	}

	/** @param list<int> $fresh Ids of our forms that were just created. */
	private function print_offer( array $fresh ): void {
		$ids   = $this->sources->ids();
		$known = ImportedForms::by_source();
		if ( [] === $ids ) {
			EmptyState::print(
				__( 'This site has no Contact Form 7 forms.', 'rueda' ),
				__( 'View all importers', 'rueda' ),
				admin_url( 'import.php' )
			);
			return;
		}
		printf(
			'<p>%s</p>',
			esc_html__(
				'Each form is imported with its fields, emails, texts and settings. Nothing changes in Contact Form 7, and no form is imported twice.',
				'rueda'
			)
		);
		printf(
			'<p>%s</p>',
			ContactForm7::is_active()
				? esc_html__(
					'Contact Form 7 is still active, so your pages show its forms. Import the forms, review them here, then deactivate Contact Form 7. Its shortcodes and blocks will then show the imported forms.',
					'rueda'
				)
				: esc_html__( 'Contact Form 7 shortcodes and blocks show the imported forms.', 'rueda' )
		);
		$new  = array_values( array_filter( $ids, static fn ( int $id ): bool => ! isset( $known[ $id ] ) ) );
		$rows = array_slice( [ ...$new, ...array_values( array_diff( $ids, $new ) ) ], 0, self::MOST );
		if ( count( $ids ) > self::MOST ) {
			printf(
				'<p>%s</p>',
				esc_html(
					sprintf(
						/* translators: 1: number of forms that are shown, 2: number of all forms. */
						__( 'Showing %1$s of %2$s forms. Import these to see the next ones.', 'rueda' ),
						number_format_i18n( self::MOST ),
						number_format_i18n( count( $ids ) )
					)
				)
			);
		}
		$this->print_listeners();
		printf( '<form method="post" action="%s">', esc_url( FormImportScreen::address() ) );
		wp_nonce_field( FormImportScreen::NONCE );
		$has_ready = $this->table->print( $rows, $known, $fresh );
		if ( $has_ready ) {
			submit_button( __( 'Import', 'rueda' ) );
		}
		echo '</form>';
	}

	/** Code of the theme and of other plugins that may stop working without Contact Form 7. */
	private function print_listeners(): void {
		$add_ons = ( new AddOns() )->all();
		$all     = ( new OldListeners() )->all();
		if ( [] === $all && [] === $add_ons ) {
			return;
		}
		printf(
			'<h2>%s</h2><p>%s</p><ul class="ul-disc">',
			esc_html__( 'Code that uses Contact Form 7', 'rueda' ),
			esc_html__(
				'Functions of your theme or of other plugins use code of Contact Form 7. Without it, forms still work and emails are still sent, but a function that needs missing code is left out. Send a test message after you deactivate Contact Form 7.',
				'rueda'
			)
		);
		foreach ( $add_ons as $add_on ) {
			printf( '<li>%s %s</li>', esc_html( self::told_of( $add_on ) ), esc_html( self::numbers_of( $add_on ) ) );
		}
		foreach ( $all as $one ) {
			printf(
				'<li><code>%s</code><br>%s</li>',
				esc_html( $one['listener'] ),
				esc_html( self::told( $one['hook'], $one['missing'] ) )
			);
		}
		echo '</ul>';
	}

	/** @param AddOn $add_on */
	private static function told_of( array $add_on ): string {
		$sentence = match ( $add_on['reason'] ) {
			/* translators: %s: name of a plugin or a theme. */
			'dependency' => __(
				'%s will not work: WordPress lets it be active only together with Contact Form 7.',
				'rueda'
			),
			/* translators: %s: name of a plugin or a theme. */
			'guard'      => __(
				'%s will not work: it asks whether Contact Form 7 is active, and does nothing without it.',
				'rueda'
			),
			/* translators: %s: name of a plugin or a theme. */
			'screens'    => __(
				'%s will work partly: it goes on with forms and messages, but what it adds to the screens of Contact Form 7 is gone.',
				'rueda'
			),
			/* translators: 1: name of a plugin or a theme, 2: names of PHP functions and classes. */
			'code'       => __( '%1$s will work partly. Missing without Contact Form 7: %2$s', 'rueda' ),
			/* translators: %s: name of a plugin or a theme. */
			default      => __( '%s will work as before.', 'rueda' ),
		};
		return sprintf( $sentence, $add_on['name'], implode( wp_get_list_item_separator(), $add_on['missing'] ) );
	}

	/** @param AddOn $add_on */
	private static function numbers_of( array $add_on ): string {
		return [] === $add_on['numbers'] ? '' : sprintf(
			/* translators: %s: list of numbers of forms. */
			__( 'Its code names forms by their numbers, which imported forms keep: %s.', 'rueda' ),
			implode( wp_get_list_item_separator(), $add_on['numbers'] )
		);
	}

	/** @param list<string> $missing */
	private static function told( string $hook, array $missing ): string {
		return [] === $missing
			? sprintf(
				/* translators: %s: name of a hook. */
				__( 'On the hook %s. Rueda has what it uses.', 'rueda' ),
				$hook
			)
			: sprintf(
				/* translators: 1: name of a hook, 2: names of PHP functions, classes and constants. */
				__( 'On the hook %1$s. Missing without Contact Form 7: %2$s', 'rueda' ),
				$hook,
				implode( wp_get_list_item_separator(), $missing )
			);
	}
}
