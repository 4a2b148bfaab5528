<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Compat\ContactForm7;
use Rueda\Form\FormMeta;
use Rueda\Form\FormModule;
use Rueda\Form\FormParts;
use Rueda\Form\FormPostType;
use Rueda\Mail\MailModule;
use Rueda\Mail\TestMail;
use Rueda\Module;
use Rueda\Support\Admin\BlockEditor;

defined( 'ABSPATH' ) || exit;

/** Registers what is needed to build forms: patterns, the routes of the editor, and the form check. */
final class FormEditorModule extends Module {
	public function register(): void {
		// The type is registered before Rueda\Types does so at priority 10, because Types skips types that exist
		// already.
		self::at( 'init', [ $this, 'register_type' ], 9 );
		// Patterns are needed only where somebody edits.
		add_action( 'admin_init', static fn () => FormPatterns::register_all() );
		self::at( 'rest_api_init', static fn () => FormPatterns::register_all() );
		add_action( 'enqueue_block_editor_assets', fn () => $this->assets()->enqueue() );
		add_filter(
			'allowed_block_types_all',
			self::later( fn () => $this->assets(), 'allowed_blocks' ),
			10,
			2
		);
		add_filter(
			'rueda_form_config_errors',
			self::later( fn () => $this->parts()->checks(), 'add_errors' ),
			10,
			2
		);
		self::at( 'rest_api_init', [ $this, 'register_routes' ] );
	}

	/** Registers the type with all that admins need. On visitors' requests, Rueda\Types registers it with less. */
	public function register_type(): void {
		$type = new FormPostType();
		$type->register();
		add_filter( 'bulk_post_updated_messages', [ $type, 'bulk_messages' ], 10, 2 );
		( new FormMeta() )->register();
		( new BlockEditor( FormPostType::NAME ) )->register();
		add_filter( 'wp_insert_post_data', [ FormPassword::class, 'drop' ] );
		add_action( 'load-edit.php', [ FormPassword::class, 'hide_in_list' ] );
	}

	/** While Contact Form 7 is active, the protocol's namespace is its own, so the management routes are left out. */
	public function register_routes(): void {
		if ( ! ContactForm7::is_active() ) {
			$this->parts()->management_routes()->register();
		}
		$outbox = $this->modules->get( MailModule::class )->outbox();
		( new DraftRoutes(
			$this->parts()->forms(),
			$this->parts()->checks(),
			$this->parts()->writer(),
			$this->parts()->samples(),
			new TestMail( $outbox, $this->modules->clock(), 'form-test' )
		) )->register();
	}

	private function assets(): FormEditorAssets {
		return new FormEditorAssets();
	}

	private function parts(): FormParts {
		return $this->modules->get( FormModule::class )->parts();
	}
}
