// Loaded into wp-now before its own code, because wp-now listens on all networks of the machine and has no option.
import net from 'node:net';

const { listen } = net.Server.prototype;

net.Server.prototype.listen = function ( port, ...rest ) {
	return typeof port === 'number' && typeof rest[ 0 ] !== 'string'
		? listen.call( this, port, '127.0.0.1', ...rest )
		: listen.call( this, port, ...rest );
};
