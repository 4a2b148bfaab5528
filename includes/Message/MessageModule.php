<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Message\Admin\MessageDownload;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessagesScreen;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Messages after they were stored: who may see them, the screen on which they do, and when they go. */
final class MessageModule implements Module {
	public function __construct(
		private MessageRights $rights,
		private MessageSettings $settings,
		private MessageRetention $retention,
		private MessagePrivacy $privacy,
		private MessagesScreen $screen,
		private MessageDownload $download,
		private MessageFile $file
	) {}

	public function register(): void {
		$this->rights->register();
		add_action( 'init', [ $this->settings, 'register' ] );
		$this->retention->register();
		$this->privacy->register();
		$this->screen->register();
		$this->download->register();
		$this->file->register();
	}
}
