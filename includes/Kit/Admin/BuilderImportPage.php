<?php

declare( strict_types=1 );

namespace Rueda\Kit\Admin;

use Rueda\Kit\KitErrors;
use Rueda\Support\Admin\ImporterPage;
use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Admin\ListRequest;
use Rueda\Wheel\EmptyState;

defined( 'ABSPATH' ) || exit;

/** The list of the pages that a page builder has made, to choose from. */
final class BuilderImportPage extends ImporterPage {
	public function print(): void {
		ListRequest::keep_texts();
		$this->print_head( __( 'Pages of a page builder', 'rueda' ) );
		$state = $this->state();
		if ( BuilderImportScreen::NONE === $state ) {
			$this->notice( 'warning', __( 'No page was chosen, so there is nothing to check.', 'rueda' ) );
		} elseif ( KitErrors::is_known( $state ) ) {
			$this->notice( 'error', KitErrors::sentence( $state ) );
		}
		$table = new BuilderPageTable();
		$table->prepare_items();
		if ( $table->is_without_pages() ) {
			EmptyState::print(
				__( 'No page of this site was made with a page builder.', 'rueda' ),
				__( 'View all importers', 'rueda' ),
				admin_url( 'import.php' )
			);
		} else {
			$this->print_list( $table );
		}
		echo '</div>';
	}

	private function print_list( BuilderPageTable $table ): void {
		$address = BuilderImportScreen::address();
		printf(
			'<p>%s</p><form method="get" action="%s">',
			esc_html__(
				'Choose pages that Elementor has made. Rueda makes a draft with blocks of each; the pages themselves stay as they are. First you see what each page will become, and nothing is changed before you say so.',
				'rueda'
			),
			esc_url( admin_url( 'admin.php' ) )
		);
		ListMarkup::print_fields( $address );
		$table->search_box( __( 'Search pages', 'rueda' ), BuilderImportScreen::ROWS );
		$table->display();
		// Searching and turning pages is a GET, and only this button makes something.
		submit_button(
			__( 'Check the chosen pages', 'rueda' ),
			'primary',
			'check',
			true,
			[ 'formmethod' => 'post', 'formaction' => $address ]
		);
		echo '</form>';
	}
}
