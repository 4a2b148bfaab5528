<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Compat\WheelOfLife;
use Rueda\Report\Admin\ListScreen;
use Rueda\Settings\AdminMenu;
use Rueda\Support\Admin\ImporterPage;
use Rueda\Support\Read;
use Rueda\Wheel\EmptyState;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** The importer's page: what there is, what will happen to it, and the button. It works without a script. */
final class ImportPage extends ImporterPage {
	private const FORM = 'rueda-import';

	public function __construct(
		private OldReports $sources,
		private OldWheels $wheels
	) {}

	public function print(): void {
		$counts = $this->sources->counts();
		$wheels = $this->wheels->count();
		$this->print_head( __( 'Wheel of Life reports', 'rueda' ) );
		$this->tell();
		if ( $counts->is_empty() && 0 === $wheels ) {
			EmptyState::print(
				__( 'This site has no reports from the Wheel of Life plugin.', 'rueda' ),
				__( 'View all importers', 'rueda' ),
				admin_url( 'import.php' )
			);
		} elseif ( ImportScreen::MORE === $this->state() && $counts->count( ReportCounts::READY ) > 0 ) {
			$this->print_next(
				ImportScreen::class,
				self::FORM,
				[ $this->number_in_request( ImportScreen::IMPORTED ), $counts->count( ReportCounts::READY ) ],
				/* translators: 1: number of reports that have been imported, 2: number of reports that are still to come. */
				__( 'Imported so far: %1$s. Remaining: %2$s.', 'rueda' ),
				[
					ImportScreen::AFTER    => $this->number_in_request( ImportScreen::AFTER ),
					ImportScreen::IMPORTED => $this->number_in_request( ImportScreen::IMPORTED ),
					ImportScreen::FAILED   => $this->number_in_request( ImportScreen::FAILED ),
					ImportScreen::DO       => 1,
				]
			);
		} else {
			$this->print_offer( $counts, $wheels );
		}
		echo '</div>';
	}

	/** Says what the submitted form has done. */
	private function tell(): void {
		$done   = $this->number_in_request( ImportScreen::IMPORTED );
		$failed = $this->number_in_request( ImportScreen::FAILED );
		switch ( $this->state() ) {
			case ImportScreen::SAVED:
				$this->notice( 'success', __( 'Saved.', 'rueda' ) );
				break;
			case ImportScreen::BUSY:
				$this->tell_that_another_runs();
				break;
			case ImportScreen::DONE:
				$this->notice(
					'success',
					0 === $done
						? __( 'Import finished. All reports had already been imported.', 'rueda' )
						: sprintf(
							/* translators: %s: a number of reports. */
							_n(
								'Import finished: %s report imported.',
								'Import finished: %s reports imported.',
								$done,
								'rueda'
							),
							number_format_i18n( $done )
						),
					sprintf(
						' <a href="%s">%s</a>',
						esc_url( AdminMenu::address( ListScreen::SLUG, WheelPostType::NAME ) ),
						esc_html__( 'View the list of reports', 'rueda' )
					)
				);
				if ( $failed > 0 ) {
					$this->notice(
						'error',
						sprintf(
							/* translators: %s: a number of reports. */
							_n(
								'%s report could not be saved. Import again to retry.',
								'%s reports could not be saved. Import again to retry.',
								$failed,
								'rueda'
							),
							number_format_i18n( $failed )
						)
					);
				}
		}
	}

	private function print_offer( ReportCounts $counts, int $wheels ): void {
		$ready = $counts->count( ReportCounts::READY );
		printf(
			'<p>%s</p>',
			esc_html__(
				'Reports that visitors saved with the Wheel of Life plugin become Rueda reports. Nothing changes in that plugin, and no report is imported twice.',
				'rueda'
			)
		);
		if ( WheelOfLife::is_active() ) {
			printf(
				'<p>%s</p>',
				esc_html__(
					'The Wheel of Life plugin is still active: it saves new reports, and old links lead there. Deactivate it, then import again.',
					'rueda'
				)
			);
		}
		$this->print_table( $counts, $wheels );
		printf( '<form method="post" action="%s">', esc_url( ImportScreen::address() ) );
		wp_nonce_field( ImportScreen::NONCE );
		$this->print_choice();
		if ( $ready > 0 || $wheels > 0 ) {
			$button = 0 === $ready
				? __( 'Import', 'rueda' )
				: sprintf(
					/* translators: %s: a number of reports. */
					_n( 'Import %s report', 'Import %s reports', $ready, 'rueda' ),
					number_format_i18n( $ready )
				);
			submit_button( $button, 'primary', ImportScreen::DO );
		} else {
			submit_button( __( 'Save', 'rueda' ), 'secondary', 'save' );
		}
		echo '</form>';
	}

	private function print_table( ReportCounts $counts, int $wheels ): void {
		printf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th>'
				. '<th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'On this site', 'rueda' ),
			esc_html__( 'Number', 'rueda' ),
			esc_html__( 'What happens to them', 'rueda' )
		);
		foreach ( $this->rows( $counts, $wheels ) as [ $what, $count, $then ] ) {
			if ( $count > 0 ) {
				printf(
					'<tr><th scope="row" style="vertical-align:top;font-size:13px;line-height:1.5">%s</th><td>'
						. '%s</td><td>%s</td></tr>',
					esc_html( $what ),
					esc_html( number_format_i18n( $count ) ),
					esc_html( $then )
				);
			}
		}
		echo '</tbody></table>';
	}

	/** @return list<array{string, int, string}> */
	private function rows( ReportCounts $counts, int $wheels ): array {
		$alone = $counts->without_wheel;
		return [
			[
				__( 'Reports to import', 'rueda' ),
				$counts->count( ReportCounts::READY ) - $alone,
				__(
					'They keep their date, title, author and ratings, and get a new address that cannot be guessed. They are marked as imported: if a visitor skipped an area, that plugin may have stored ratings under the names of other areas.',
					'rueda'
				),
			],
			[
				__( 'Reports to import whose wheel no longer exists', 'rueda' ),
				$alone,
				__( 'Same as above, with the names and colors that were stored with them.', 'rueda' ),
			],
			[
				__( 'Wheels without a call to action', 'rueda' ),
				$wheels,
				__( 'After the import they show none, as before. You can change that in each wheel.', 'rueda' ),
			],
			[
				__( 'Reports imported before', 'rueda' ),
				$counts->count( ReportCounts::IMPORTED ),
				__( 'They stay as they are. Reports deleted here are not imported again.', 'rueda' ),
			],
			[
				__( 'Reports that visitors cannot open', 'rueda' ),
				$counts->count( ReportCounts::CLOSED ),
				__(
					'Drafts, private, password-protected and trashed reports are not imported. To import them, publish them in that plugin.',
					'rueda'
				),
			],
			[
				__( 'Expired reports', 'rueda' ),
				$counts->count( ReportCounts::OVER ),
				__(
					'They are not imported because they would be deleted at once. To import them, first keep reports longer, under Rueda → Settings → Reports or in their wheel.',
					'rueda'
				),
			],
		];
	}

	private function print_choice(): void {
		printf(
			'<p><label><input type="checkbox" name="%1$s" value="1"'
				. ' aria-describedby="rueda-old-links"%2$s> %3$s</label></p><p class="description"'
				. ' id="rueda-old-links">%4$s</p>',
			esc_attr( ImportScreen::LINKS ),
			checked( ImportSettings::are_links_on(), true, false ),
			esc_html__( 'Old links lead to the imported reports', 'rueda' ),
			esc_html__(
				'Old links are numbered, so anyone can guess them and see the reports, as before. Uncheck this to make old links stop working; visitors then need the new link.',
				'rueda'
			)
		);
	}

	private function number_in_request( string $name ): int {
		// phpcs:ignore WordPress.Security -- numbers, and only shown or sent on.
		return Read::id( $_GET[ $name ] ?? 0 );
	}
}
