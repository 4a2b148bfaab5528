<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\FormModule;
use Rueda\Mail\MailModule;
use Rueda\Message\Admin\MessageCsv;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessagesScreen;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Registers what happens to stored messages: permissions, the screen, privacy tools and deletion after their time. */
final class MessageModule extends Module {
	private ?MessageParts $parts    = null;
	private ?MessagesScreen $screen = null;

	public function register(): void {
		add_filter( 'map_meta_cap', [ new MessageRights(), 'map' ], 10, 4 );
		self::at( 'init', static fn () => MessageSettings::register() );
		$this->parts()->retention()->job()->register( fn () => $this->parts()->retention()->delete_expired() );
		self::add_personal_data( fn () => $this->parts()->privacy() );
		// The priority puts the entry above others of Rueda that are needed less often.
		add_action( 'admin_menu', fn () => $this->screen()->add_to_menu(), 19 );
		add_filter(
			'set_screen_option_' . MessagesScreen::PER_PAGE,
			self::later( fn () => $this->screen(), 'keep_per_page' ),
			10,
			3
		);
		add_action( 'admin_post_' . MessageCsv::ACTION, fn () => $this->parts()->csv()->send() );
		add_action( 'admin_post_' . MessageFile::ACTION, fn () => $this->parts()->file()->send() );
	}

	private function parts(): MessageParts {
		return $this->parts ??= new MessageParts(
			$this->modules->clock(),
			$this->modules->get( MailModule::class )->outbox(),
			$this->modules->get( FormModule::class )->parts()
		);
	}

	private function screen(): MessagesScreen {
		return $this->screen ??= $this->parts()->screen();
	}
}
