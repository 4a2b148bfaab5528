<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\CallToAction\CallToActionClicks;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\PostType;
use Rueda\Settings\AdminMenu;
use Rueda\Support\Admin\ScreenScript;
use Rueda\Support\Database\TableWarning;
use Rueda\Wheel\EmptyState;
use Rueda\Wheel\Progress\WheelProgress;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** Rueda → Overview: a place for the React screen, and what it loads. */
final class OverviewScreen {
	public const SLUG    = 'rueda-overview';
	private const SCRIPT = 'rueda-admin-overview';

	private string $hook = '';

	public function add_to_menu(): void {
		$this->hook = (string) add_submenu_page(
			AdminMenu::parent( WheelPostType::NAME ),
			__( 'Overview of wheels', 'rueda' ),
			_x( 'Overview', 'menu entry', 'rueda' ),
			PostType::CAPABILITY,
			self::SLUG,
			[ $this, 'print' ]
		);
	}

	public function print(): void {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Overview of wheels', 'rueda' ) );
		TableWarning::print( AreaTotals::class, WheelProgress::class, CallToActionClicks::class );
		$names = WheelNames::all_names();
		if ( [] === $names ) {
			EmptyState::print(
				__( 'There are no wheels yet. Create one to see its statistics.', 'rueda' ),
				__( 'Add new wheel', 'rueda' ),
				admin_url( 'post-new.php?post_type=' . WheelPostType::NAME )
			);
		} else {
			$this->print_place( $names );
		}
		echo '</div>';
	}

	/** @param array<int, string> $names Of the wheels, by id. */
	private function print_place( array $names ): void {
		$wheels = [];
		foreach ( $names as $id => $name ) {
			$wheels[] = [ 'id' => $id, 'name' => $name ];
		}
		printf(
			'<div id="rueda-overview" data-wheels="%s" data-address="%s"><noscript><p>%s</p></noscript></div>',
			esc_attr( (string) wp_json_encode( $wheels, JSON_HEX_AMP ) ),
			esc_url( AdminMenu::address( self::SLUG, WheelPostType::NAME ) ),
			esc_html__(
				'The overview needs JavaScript. Please turn it on in your browser and reload this page.',
				'rueda'
			)
		);
	}

	public function enqueue( string $hook ): void {
		if ( '' !== $this->hook && $hook === $this->hook ) {
			ScreenScript::enqueue( self::SCRIPT, 'overview' );
		}
	}
}
